import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { urlOf, variantKey } from '../../../server/domain/upload/uploadRules.ts';
import { emptyTables } from '../../support/app/database/testDatabase.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { aDiskStore } from '../../support/app/testFileStore.ts';
import { aClinic } from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const { store: fileStore } = aDiskStore();
const { db, app } = await openTestApp({ options: { fileStore } });

beforeEach(() => emptyTables(db));

const ID = '0193a000-0000-7000-8000-00000000cafe';
const image = { url: urlOf(ID), width: 800, height: 400, blur: null, widths: [400, 800] };

/** A clinic whose banner is a red upload. */
async function aClinicWithBanner(name: string) {
  const clinic = await aClinic(db, { name, banner_image: image });
  const { staffId } = await aStaff(db, { clinic_id: clinic.id });
  const background = { r: 250, g: 0, b: 0 };
  const create = { width: 800, height: 400, channels: 3, background } as const;
  const bytes = await sharp({ create }).webp().toBuffer();
  await fileStore.write(variantKey(ID, 1, 'webp'), bytes, 'image/webp');
  await db.query(
    `insert into upload (id, staff_id, content_id, name, type, image, created_at)
     values ($1, $2, $3, 'banner', 'image/png', $4::jsonb, now())`,
    [ID, staffId, clinic.id, JSON.stringify(image)],
  );
  return clinic.id;
}

/** Of the middle of the part that shows a picture. */
async function isRed(id: string): Promise<boolean> {
  const answer = await app.request(`/og/clinic/${id}.jpg`);
  expect(answer.status).toBe(200);
  const card = sharp(Buffer.from(await answer.arrayBuffer()));
  const [red = 0, green = 0] = await card
    .extract({ left: 1_000, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return red > 200 && green < 50;
}

it('SHARE the picture of a link shows the picture that a clinic has uploaded', async () => {
  expect(await isRed(await aClinicWithBanner('모아의원'))).toBe(true);
});

it('SHARE an upload that visitors may not see is not shown', async () => {
  const id = await aClinicWithBanner('다온의원');
  await db.query('update upload set content_id = null');
  expect(await isRed(id)).toBe(false);
});
