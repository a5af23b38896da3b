import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ERASE_REASONS, type EraseReason } from '../../../contract/plain/enums.ts';
import type { StaffMember } from '../../../contract/staff/staffMember.ts';
import { staffQuery } from '../../api/staffCall.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { Button } from '../../ui/button/Button.tsx';
import { DateText } from '../../widgets/DateText.tsx';
import { ReasonChoice } from '../parts/form/ReasonChoice.tsx';
import { useWrite } from '../parts/form/useWrite.ts';
import { LoadedList } from '../parts/list/LoadedList.tsx';
import { SearchFilter } from '../parts/list/SearchFilter.tsx';
import { useFilters } from '../parts/list/useFilters.ts';
import { useEraseMember, useLogOutMember } from './peopleWrites.ts';

/** Finds members by nickname or id, to log them out or to delete them on request. */
export function Members() {
  const { t } = useTranslation('staff');
  const { filter, sliceAfter } = useFilters();
  const query = { q: filter('q') || undefined, ...sliceAfter };
  const answer = useAnswer(staffQuery('GET /staff/members', { query }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SearchFilter label={t('person.findMember')} />
      <LoadedList
        answer={answer}
        none={t('person.noMembers')}
        look="rows"
        cursorOf={({ id }) => id}
      >
        {(member) => <MemberRow member={member} />}
      </LoadedList>
    </div>
  );
}

function MemberRow({ member }: { member: StaffMember }) {
  const { t } = useTranslation('staff');
  const { send, isBusy } = useWrite(useEraseMember(member.id));
  const loggingOut = useWrite(useLogOutMember(member.id));
  const [isErasing, setIsErasing] = useState(false);
  const name = member.nickname ?? t('counsel.noName');
  // Several members have no nickname.
  const called = member.nickname ?? `${name} ${member.id}`;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 flex-1 basis-48">
          <span className="block truncate font-semibold">{name}</span>
          <span className="flex flex-wrap gap-x-2 text-muted text-small">
            <span>
              {t('person.memberCounts', {
                counsels: member.counselCount,
                reviews: member.reviewCount,
              })}
            </span>
            <span>
              {t('person.joined')} <DateText moment={member.created_at} />
            </span>
          </span>
          <span className="block select-all truncate text-muted text-small">{member.id}</span>
        </p>
        <div className="flex flex-wrap gap-2 max-sm:*:px-3 max-sm:*:text-small">
          <Button
            look="quiet"
            aria-label={`${called} ${t('person.logOut')}`}
            isBusy={loggingOut.isBusy}
            onClick={() => void loggingOut.send(undefined, t('person.loggedOut'))}
          >
            {t('person.logOut')}
          </Button>
          <Button
            look="quiet"
            aria-label={`${called} ${t('person.erase')}`}
            aria-expanded={isErasing}
            onClick={() => setIsErasing(!isErasing)}
          >
            {t('person.erase')}
          </Button>
        </div>
      </div>
      {isErasing && (
        <EraseForm isBusy={isBusy} onErase={(reason) => void send(reason, t('person.erased'))} />
      )}
    </div>
  );
}

interface EraseFormProps {
  isBusy: boolean;
  onErase: (reason: EraseReason) => void;
}

/** The access record keeps the reason. */
function EraseForm({ isBusy, onErase }: EraseFormProps) {
  const { t } = useTranslation('staff');
  const [reason, setReason] = useState<EraseReason>();
  return (
    <div className="grid gap-3">
      <ReasonChoice
        label={t('person.eraseReason')}
        hint={t('person.eraseHint')}
        reasons={ERASE_REASONS}
        chosen={reason}
        onChoose={setReason}
      />
      <Button
        look="danger"
        className="justify-self-start"
        isBusy={isBusy}
        disabled={!reason}
        onClick={() => reason && onErase(reason)}
      >
        {t('person.erase')}
      </Button>
    </div>
  );
}
