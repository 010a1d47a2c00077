import { savedName } from '@/lib/format/file-name';

it.each([
  ['Lakeward', 'lakeward-roi.xlsx'],
  ['Lake & Ward', 'lake-ward-roi.xlsx'],
  ['Smith & Co.', 'smith-co-roi.xlsx'],
  ['Réseau Québec', 'reseau-quebec-roi.xlsx'],
  ['株式会社', '株式会社-roi.xlsx'],
  ['& —', 'roi.xlsx'],
])('begins with whose file it is: %s', (company, name) => {
  expect(savedName(company, 'roi.xlsx')).toBe(name);
});
