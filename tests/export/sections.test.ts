import { architecture } from '@/content/industries/architecture';
import { financial } from '@/content/industries/financial';
import { healthcare } from '@/content/industries/healthcare';
import { legal } from '@/content/industries/legal';
import { manufacturing } from '@/content/industries/manufacturing';
import { nonProfit } from '@/content/industries/non-profit';
import { appWebDev } from '@/content/services/app-web-dev';
import { cloudServices } from '@/content/services/cloud-services';
import { cybersecurity } from '@/content/services/cybersecurity';
import { itConsulting } from '@/content/services/it-consulting';
import { managedIt } from '@/content/services/managed-it';
import { networkInfrastructure } from '@/content/services/network-infrastructure';
import { mainText, readPage } from '../support/html';

/** Content that stands in data and not as text on the page. */
const NOT_SHOWN =
  /\.(slug|slot|alt|id|icon|kind|href|picture|color|focus|source|service|name|label|suffix|one|other|loss|noSavings|totalAnnual|handover|completed|highlighted|saving)$|^\.meta\.|\.(recommendations|inputs|complexityLabels)\.|checklist\.open$/;

function texts(value: unknown, path = ''): Array<[string, string]> {
  if (typeof value === 'string') return NOT_SHOWN.test(path) ? [] : [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => texts(child, `${path}.${key}`));
}

const pages: ReadonlyArray<[string, object, readonly string[]]> = [
  ['services/managed-it', managedIt, []],
  [
    'services/cybersecurity',
    cybersecurity,
    ['$299', '$799', '$2,499', '$249', '$666', '$2,083', '$2,990', '$7,990', '$24,990', 'Save 17%'],
  ],
  ['services/cloud-services', cloudServices, ['$2,499', '$1,999', '$725', '$3,025']],
  [
    'services/network-infrastructure',
    networkInfrastructure,
    ['$4,999', '$4,249', '$10,000', '$7,500', '$17,500'],
  ],
  ['services/it-consulting', itConsulting, ['$15,000', '$11,250', 'Level 4', '2%', '6-8%']],
  ['services/app-web-dev', appWebDev, ['$150', '$25,000', '$223,200', '1,488', '$74,400']],
  ['industries/healthcare', healthcare, ['$999', '$2,999', '$2,050', '$24,600', '$400']],
  ['industries/legal', legal, ['$799', '$2,499', '$1,850', '$22,200', '$27,000']],
  [
    'industries/financial',
    financial,
    ['$2,999', '$9,999', '$5,050', '$60,600', '$60,312', '99.5%'],
  ],
  ['industries/manufacturing', manufacturing, ['$1,999', '$4,999', '$17,000', '$58,000', '241%']],
  [
    'industries/architecture',
    architecture,
    ['$1,299', '$3,999', '$3,700', '$44,400', '$1,000,000'],
  ],
  ['industries/non-profit', nonProfit, ['$299', '$799', '$67,250', '1,690', '$42,250', '$25,000']],
];

it.each(pages)(
  '%s has all its content, prices and default estimate in the HTML, scripts stripped',
  (file, content, figures) => {
    const shown = mainText(readPage(`${file}.html`)).replace(/\s/g, '');
    const expected = texts(content);
    expect(expected.length).toBeGreaterThan(20);
    const missing = expected.filter(([, text]) => !shown.includes(text.replace(/\s/g, '')));
    expect(missing).toEqual([]);
    expect(figures.filter((figure) => !shown.includes(figure.replace(/\s/g, '')))).toEqual([]);
  },
);
