import { financialRoi } from '@/content/workbooks/financial-roi';

export const dynamic = 'force-static';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function GET() {
  return new Response(financialRoi.make(), { headers: { 'Content-Type': TYPE } });
}
