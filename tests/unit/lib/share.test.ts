import { shareAddress } from '@/lib/share';

describe('share addresses', () => {
  const url = 'https://www.lakeward.example/resources/a?x=1&y=2';
  it('carry the encoded address in the specified parameters', () => {
    const parameters = (address: string) => Object.fromEntries(new URL(address).searchParams);
    expect(parameters(shareAddress('facebook', url, 'T'))).toEqual({ u: url, url });
    expect(parameters(shareAddress('twitter', url, 'A & "b"'))).toEqual({ text: 'A & "b"', url });
    expect(parameters(shareAddress('linkedin', url, 'T'))).toEqual({ url });
  });
});
