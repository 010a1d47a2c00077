/** @jest-environment node */
import { webAddress, webOrigin } from '@/lib/env';

describe('webAddress', () => {
  it.each([undefined, '', '   '])('takes %p as not set', (value) => {
    expect(webAddress('NAME', value, 'fallback')).toBe('fallback');
  });
  it('keeps an address as it was set: with and without a slash are two addresses', () => {
    for (const address of ['https://forms.example/f/abc/', 'https://forms.example/f/abc'])
      expect(webAddress('NAME', ` ${address} `, '')).toBe(address);
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

describe('the settings', () => {
  const names = [
    'NEXT_PUBLIC_SITE_URL',
    'NEXT_PUBLIC_CONTACT_ENDPOINT',
    'NEXT_PUBLIC_PHOTO_HOST',
  ] as const;
  const before = names.map((name) => [name, process.env[name]] as const);
  /** The settings as a new process would read them. */
  async function settings() {
    jest.resetModules();
    const { siteUrl, contactEndpoint, photoHost } = await import('@/lib/env');
    return { siteUrl, contactEndpoint, photoHost };
  }

  beforeEach(() => names.forEach((name) => Reflect.deleteProperty(process.env, name)));
  afterAll(() => {
    for (const [name, value] of before) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  });

  it('have defaults: our address, our host, and no endpoint', async () => {
    expect(await settings()).toEqual({
      siteUrl: 'https://www.lakeward.example',
      contactEndpoint: '',
      photoHost: 'https://images.unsplash.com',
    });
  });

  it('are what the environment says', async () => {
    process.env.NEXT_PUBLIC_SITE_URL = 'https://www.example.org/';
    process.env.NEXT_PUBLIC_CONTACT_ENDPOINT = 'https://forms.example/f/';
    process.env.NEXT_PUBLIC_PHOTO_HOST = 'http://127.0.0.1:4000';
    expect(await settings()).toEqual({
      siteUrl: 'https://www.example.org',
      contactEndpoint: 'https://forms.example/f/',
      photoHost: 'http://127.0.0.1:4000',
    });
  });
});
