import type { ComponentType } from 'react';
import type { Namespace } from './i18n/i18n.ts';
import type { ModalContentProps, ModalName } from './state/modal.ts';

type Loaders = {
  [N in ModalName]: () => Promise<ComponentType<ModalContentProps<N>>>;
};

/** The map of modals: name → component. */
export const modals: Loaders = {
  confirm: async () => (await import('./modals/confirm/ConfirmModal.tsx')).ConfirmModal,
  consentWithdrawal: async () =>
    (await import('./modals/consent-withdrawal/ConsentWithdrawalModal.tsx')).ConsentWithdrawalModal,
  counsel: async () =>
    (await import('./modals/counsel-booking/CounselBookingModal.tsx')).CounselBookingModal,
  counselCancel: async () =>
    (await import('./modals/counsel-cancel/CounselCancelModal.tsx')).CounselCancelModal,
  counselConsent: async () =>
    (await import('./modals/counsel-consent/CounselConsentModal.tsx')).CounselConsentModal,
  find: async () => (await import('./modals/find/FindModal.tsx')).FindModal,
  login: async () => (await import('./modals/login/LoginModal.tsx')).LoginModal,
  report: async () => (await import('./modals/report/ReportModal.tsx')).ReportModal,
  search: async () => (await import('./modals/search/SearchModal.tsx')).SearchModal,
  picker: async () => (await import('./modals/pickers/PickerModal.tsx')).PickerModal,
  photos: async () => (await import('./widgets/carousel/PhotoViewer.tsx')).PhotoViewer,
  share: async () => (await import('./modals/share/ShareModal.tsx')).ShareModal,
  taxi: async () => (await import('./modals/taxi/TaxiModal.tsx')).TaxiModal,
  translationConsent: async () =>
    (await import('./modals/translation-consent/TranslationConsentModal.tsx'))
      .TranslationConsentModal,
  uploading: async () => (await import('./modals/uploading/UploadingModal.tsx')).UploadingModal,
};

/** The texts that a modal shows, besides those of every page. */
export const modalTexts: Readonly<Record<ModalName, readonly Namespace[]>> = {
  confirm: ['membership'],
  consentWithdrawal: ['membership'],
  counsel: ['browsing', 'membership'],
  counselCancel: ['membership'],
  counselConsent: ['membership'],
  find: ['browsing'],
  login: [],
  report: ['browsing', 'membership'],
  search: ['browsing'],
  picker: ['browsing'],
  photos: [],
  share: ['browsing'],
  taxi: ['browsing'],
  translationConsent: ['membership'],
  uploading: ['membership'],
};
