import { savedName } from '@/lib/format/file-name';

it('begins with whose file it is, in letters that any system takes', () => {
  expect(savedName('Lake & Ward', 'roi.xlsx')).toBe('lake-ward-roi.xlsx');
});
