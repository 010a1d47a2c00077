import { pageMetadata } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/seo/urls';

it('gives the home page its slash and no other page one', () => {
  expect(absoluteUrl('/')).toBe('https://www.lakeward.example/');
  expect(absoluteUrl('/contact')).toBe('https://www.lakeward.example/contact');
});

it('puts the company behind a title and the address into canonical and card', () => {
  const metadata = pageMetadata({
    path: '/contact',
    title: 'Contact',
    description: 'Words.',
    siteName: 'Lakeward',
  });
  expect(metadata.title).toBe('Contact | Lakeward');
  expect(metadata.alternates?.canonical).toBe('https://www.lakeward.example/contact');
  expect(metadata.openGraph).toMatchObject({
    title: 'Contact',
    url: 'https://www.lakeward.example/contact',
  });
});
