import { PREVIEW_ID } from '../../constants.ts';
import { doctorQuery } from '../../domain/doctor/doctorAtoms.ts';
import { previewHead } from '../../domain/preview/previewHead.ts';
import { reviewListQuery } from '../../domain/review/reviewAtoms.ts';
import { reviewScopeIn } from '../../domain/review/reviewChoices.ts';
import { stepsTo } from '../../layout/head/stepsTo.ts';
import type { ScreenModule } from '../../screen.ts';
import { DOCTOR_TABS, DoctorPage } from './DoctorPage.tsx';
import { structuredDoctor } from './structuredDoctor.ts';

export const doctorScreen: ScreenModule = {
  Page: DoctorPage,
  queries: ({ params, search }) => {
    const { doctorId = PREVIEW_ID } = params;
    if (doctorId === PREVIEW_ID) return [];
    const doctor = doctorQuery(doctorId);
    if (search.get('tabId') !== 'review') return [doctor];
    return [doctor, reviewListQuery(reviewScopeIn(search, { doctorId }))];
  },
  head: (input) => {
    const { params, t, answerTo, localName } = input;
    const { doctorId = PREVIEW_ID } = params;
    if (doctorId === PREVIEW_ID) return previewHead(input);
    const doctor = answerTo(doctorQuery(doctorId))?.data;
    if (!doctor) return { title: t('errorScreen.notFound'), isPrivate: true };
    const name = t('doctor.nameWithTitle', { name: localName(doctor) });
    return {
      title: doctor.clinic ? `${name}, ${localName(doctor.clinic)}` : name,
      description: localName({ name: doctor.description, nameJa: doctor.descriptionJa }),
      type: 'profile',
      shared: { kind: 'doctor', id: doctor.id },
      trail: [...stepsTo('doctors', t), { text: localName(doctor) }],
      tabs: DOCTOR_TABS,
      structuredData: [structuredDoctor(doctor, localName)],
    };
  },
};
