import type { ClientConfig } from '../../../contract/plain/clientConfig.ts';

export const testClientConfig: ClientConfig = {
  publicUrl: 'http://localhost:3000',
  cdnBase: '',
  mapsKey: null,
  liffId: null,
  lineFriendId: null,
  pushKey: null,
  yen: null,
  isDemo: true,
  company: {
    name: '(샘플) 상호',
    representative: '',
    privacyOfficer: '',
    address: '',
    businessNumber: '',
    businessCheckUrl: '',
    mailOrderNumber: '',
    hostingProvider: '',
    email: '',
    phone: '',
    partnershipUrl: '',
    termsUrl: '',
    privacyUrl: '',
    locationTermsUrl: '',
  },
};
