/** All prices of the menu; written with the menu. Filled by the next migration, which needs no lock for that. */
export const clinicPrices = `
alter table clinic add column prices int4multirange not null default '{}';
`;
