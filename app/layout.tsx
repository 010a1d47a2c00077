import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { lazy, type ReactNode } from 'react';
import { Duotone } from '@/components/illustrations/Duotone';
import { LinksAndFolds } from '@/components/layout/LinksAndFolds';
import { MENU_ID } from '@/components/layout/menu-id';
import { PageReady } from '@/components/layout/PageReady';
import { ScriptsNotice } from '@/components/layout/ScriptsNotice';
import { SiteFooter } from '@/components/layout/SiteFooter';
import { SiteHeader } from '@/components/layout/SiteHeader';
import { SkipLink } from '@/components/layout/SkipLink';
import { ThemeProvider } from '@/components/layout/ThemeProvider';
import { company } from '@/content/company';
import { childrenOf, navigation } from '@/content/navigation';
import { comingSoonPaths } from '@/content/routes';
import { LOCALE } from '@/lib/locale';
import { bundlePageScript } from '@/lib/page-script/bundle';
import './globals.css';

const instrumentSans = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  // A font that comes late is used from the next page on: swapping it in would move the words.
  display: 'optional',
  variable: '--font-instrument',
});

/** Names the files of a page while one writes it. Behind the condition the import is in no export. */
const Preview =
  process.env.NODE_ENV === 'development' ? lazy(() => import('./_frames/Preview')) : undefined;

export const metadata: Metadata = {
  formatDetection: { telephone: false },
  // Files of public/, not of app/: Next puts a hash behind those names, on every page.
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '48x48' },
      { url: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    apple: '/apple-icon.png',
  },
};

export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The page script may change the class before React compares it with the HTML.
    <html lang={LOCALE} className={`dark ${instrumentSans.variable}`} suppressHydrationWarning>
      <head>
        {/* No frame is drawn before the header is there: its last button decides where the others stand.
            Chromium waits for the element's beginning, the standard for its end. */}
        <link rel="expect" href={`#${MENU_ID}`} blocking="render" />
        <script dangerouslySetInnerHTML={{ __html: bundlePageScript() }} />
      </head>
      <body>
        <ThemeProvider>
          <SkipLink />
          <ScriptsNotice />
          <SiteHeader company={company} navigation={navigation} />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <SiteFooter
            company={company}
            services={childrenOf('services')}
            industries={childrenOf('industries')}
            comingSoon={comingSoonPaths}
          />
          <Duotone />
          <LinksAndFolds />
          {Preview ? (
            <Preview>
              <PageReady />
            </Preview>
          ) : (
            <PageReady />
          )}
        </ThemeProvider>
      </body>
    </html>
  );
}
