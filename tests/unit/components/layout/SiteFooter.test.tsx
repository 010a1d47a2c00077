import { render, screen } from '@testing-library/react';
import { SiteFooter } from '@/components/layout/SiteFooter';
import { company } from '@/content/company';
import type { Company } from '@/content/schema/company';

const account = { name: 'LinkedIn', href: 'https://www.linkedin.com/company/lakes' };

/** The lists of a footer without pages, at a company with these accounts. */
function listsOf(social: Company['social']) {
  render(
    <SiteFooter company={{ ...company, social }} services={[]} industries={[]} comingSoon={[]} />,
  );
  const pages = screen.getAllByRole('navigation').map((each) => each.querySelector('ul'));
  return screen.queryAllByRole('list').filter((list) => !pages.some((each) => each === list));
}

it('lists the accounts of the company', () => {
  const [list] = listsOf([account]);
  expect(list?.querySelector('a')).toHaveAttribute('href', account.href);
});

it('has no list where there are none', () => expect(listsOf([])).toEqual([]));
