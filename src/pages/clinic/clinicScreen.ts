import { PREVIEW_ID } from '../../constants.ts';
import { clinicQuery } from '../../domain/clinic/clinicAtoms.ts';
import { previewHead } from '../../domain/preview/previewHead.ts';
import { reviewListQuery } from '../../domain/review/reviewAtoms.ts';
import { reviewScopeIn } from '../../domain/review/reviewChoices.ts';
import { stepsTo } from '../../layout/head/stepsTo.ts';
import { formatAddress } from '../../lib/address.ts';
import type { ScreenModule } from '../../screen.ts';
import { CLINIC_TABS, ClinicPage } from './ClinicPage.tsx';
import { BANNER_SIZES } from './ClinicPictures.tsx';
import { structuredClinic } from './structuredClinic.ts';

export const clinicScreen: ScreenModule = {
  Page: ClinicPage,
  queries: ({ params, search }) => {
    const { clinicId = PREVIEW_ID } = params;
    if (clinicId === PREVIEW_ID) return [];
    const clinic = clinicQuery(clinicId);
    if (search.get('tabId') !== 'review') return [clinic];
    return [clinic, reviewListQuery(reviewScopeIn(search, { clinicId }))];
  },
  head: (input) => {
    const { params, t, answerTo, localName } = input;
    const { clinicId = PREVIEW_ID } = params;
    if (clinicId === PREVIEW_ID) return previewHead(input);
    const clinic = answerTo(clinicQuery(clinicId))?.data;
    if (!clinic) return { title: t('errorScreen.notFound'), isPrivate: true };
    const name = localName(clinic);
    return {
      title: name,
      description: localName({ name: formatAddress(clinic), nameJa: clinic.addressJa }),
      shared: { kind: 'clinic', id: clinic.id },
      trail: [...stepsTo('clinics', t), { text: name }],
      tabs: CLINIC_TABS,
      structuredData: [structuredClinic(clinic, localName)],
      ...(clinic.bannerImage && { hero: { image: clinic.bannerImage, sizes: BANNER_SIZES } }),
    };
  },
};
