import { envVariables } from '../../../server/env/envVariables.ts';

/** Every variable that the server reads, with its name. */
export const describeEnv = () =>
  Object.entries(envVariables).map(([name, { byDefault, about, isSecret }]) => ({
    name,
    byDefault,
    about,
    isSecret,
  }));
