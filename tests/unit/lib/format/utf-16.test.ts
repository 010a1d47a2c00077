/** @jest-environment node */
import { isUtf16 } from '@/lib/format/utf-16';

it('tells UTF-16 from UTF-8, in either order of its bytes', () => {
  const little = Buffer.from('A price: 5 €', 'utf16le');
  for (const bytes of [little, Buffer.from(little).swap16()])
    expect(isUtf16(bytes.toString('utf8'))).toBe(true);
  expect(isUtf16('\uFEFFA price: 5 €\r\n')).toBe(false);
});
