import { endpoints } from '../endpoint.ts';
import { OwnSession } from '../session.ts';
import { list, Nothing, PathId } from '../shape.ts';

export const staffSessionEndpoints = endpoints({
  'GET /auth/sessions': {
    summary:
      'Where the account is signed in: this session first, then the others, the most recently used first',
    audience: 'staff',
    output: list(OwnSession),
  },
  'DELETE /auth/sessions/:id': {
    summary: 'Sign out on one device',
    audience: 'staff',
    params: PathId,
    output: Nothing,
    errors: ['not_found', 'step_up_required'],
  },
  'DELETE /auth/sessions': {
    summary: 'Sign out on all other devices',
    audience: 'staff',
    output: Nothing,
    errors: ['step_up_required'],
  },
});
