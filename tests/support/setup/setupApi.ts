import { passwordCost } from '../../../server/domain/staff/passwordHash.ts';

// Hundreds of sign-ins: only tests/rules/session/staffPassword.test.ts has the real cost.
Object.assign(passwordCost, { N: 1_024, p: 1 });
