import type { MenuPriceForm } from '../../../contract/staff/staffClinic.ts';
import type { Queryable } from '../../db/database.ts';

/** The menu as the console reads and sends it. */
export const staffPriceMenu = `(
  select coalesce(json_agg(json_build_object('treatmentId', treatment_id, 'priceFrom', price_from,
    'priceTo', price_to, 'vatIncluded', vat_included) order by position), '[]')
  from clinic_price where clinic_id = clinic.id)`;

/** Replaces the menu, and stores its prices for sorts and filters. The first line of a treatment counts. */
export async function replacePriceMenu(
  tx: Queryable,
  clinicId: string,
  menu: readonly MenuPriceForm[],
): Promise<void> {
  await tx.query('delete from clinic_price where clinic_id = $1', [clinicId]);
  await tx.query(
    `insert into clinic_price
       (clinic_id, treatment_id, price_from, price_to, vat_included, position)
     select $1, "treatmentId", "priceFrom", case when "priceTo" > "priceFrom" then "priceTo" end, "vatIncluded", place
     from rows from (jsonb_to_recordset($2::jsonb) as (
       "treatmentId" text, "priceFrom" int, "priceTo" int, "vatIncluded" boolean)
     ) with ordinality as line ("treatmentId", "priceFrom", "priceTo", "vatIncluded", place)
     order by place on conflict do nothing`,
    [clinicId, JSON.stringify(menu)],
  );
  await tx.query(
    `update clinic set (price_from, prices) = (
       select min(price_from), coalesce(
         range_agg(int4range(price_from, coalesce(price_to, price_from), '[]')), '{}')
       from clinic_price where clinic_id = $1)
     where id = $1`,
    [clinicId],
  );
}
