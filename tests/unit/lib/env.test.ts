import { webAddress, webOrigin } from '@/lib/env';

describe('webAddress', () => {
  it.each([undefined, '', '   '])('takes %p as not set', (value) => {
    expect(webAddress('NAME', value, 'fallback')).toBe('fallback');
  });
  it('drops slashes at the end', () => {
    expect(webAddress('NAME', 'https://forms.example/f/abc/', '')).toBe(
      'https://forms.example/f/abc',
    );
  });
  it.each([
    'forms.example',
    'javascript:alert(1)',
    '/contact',
    'https://a:b@forms.example',
    'ftp://x.example',
  ])('refuses %p and names the variable', (value) =>
    expect(() => webAddress('NAME', value, '')).toThrow(/^NAME: /),
  );
});

describe('webOrigin', () => {
  it('takes an origin in any case', () => {
    expect(webOrigin('NAME', 'https://WWW.Lakeward.Example/', '')).toBe(
      'https://www.lakeward.example',
    );
  });
  it('refuses a path', () => {
    expect(() => webOrigin('NAME', 'https://lakeward.example/site', '')).toThrow(/without a path/);
  });
});
