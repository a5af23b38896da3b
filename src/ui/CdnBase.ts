import { createContext } from 'react';

/** The host that pictures are served from; '' is the site itself. Set once around the app. */
export const CdnBase = createContext('');
