/** @jest-environment node */
import { action } from '@/content/schema/actions';
import { workbooks } from '@/content/workbooks';

it.each(workbooks.map(({ id }) => id))('hands the workbook %s to its button', (id) => {
  const found = action.parse({ kind: 'saveWorkbook', label: 'Download', workbook: id });
  expect(found).toMatchObject({ workbook: { id, href: expect.stringMatching(/\.xlsx$/) } });
});

it('refuses a workbook that there is not', () => {
  const { error } = action.safeParse({ kind: 'saveWorkbook', label: 'Download', workbook: 'none' });
  expect(error?.issues).toEqual([
    expect.objectContaining({
      path: ['workbook'],
      message: 'expected a workbook of content/workbooks',
    }),
  ]);
});
