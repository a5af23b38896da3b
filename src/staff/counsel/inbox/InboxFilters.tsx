import { useAtom } from 'jotai';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { COUNSEL_STATES } from '../../../../contract/plain/counselCourse.ts';
import { NAME_PART_LENGTH } from '../../../../contract/plain/limits.ts';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { TextInput } from '../../../widgets/text/TextInput.tsx';
import { useIsOperator } from '../../console/useStaff.ts';
import { soundAtom } from '../../live/sound.ts';
import { ClinicFilter } from '../../parts/list/ClinicFilter.tsx';
import { FoldedFilters } from '../../parts/list/FoldedFilters.tsx';
import { SelectFilter } from '../../parts/list/SelectFilter.tsx';
import { useFilters, useTypedFilter } from '../../parts/list/useFilters.ts';

/** Without the state of new counsels: they have a tab of their own. */
const STATES = COUNSEL_STATES.filter((state) => state !== 'AWAITING_CLINIC_CONFIRMATION');

interface InboxFiltersProps {
  searchField: RefObject<HTMLInputElement | null>;
  /** Only the tab of all counsels has several states. */
  hasStates: boolean;
  onReload: () => void;
}

export function InboxFilters({ searchField, hasStates, onReload }: InboxFiltersProps) {
  const { t } = useTranslation('staff');
  const { t: member } = useTranslation();
  const { filter, change } = useFilters();
  const isOperator = useIsOperator();
  const [hasSound, switchSound] = useAtom(soundAtom);
  const [typed, setTyped] = useTypedFilter('q');
  const search = () => {
    const wanted = typed.trim();
    if (wanted === filter('q')) onReload();
    else change('q', wanted);
  };
  const filters = [hasStates && 'state', isOperator ? 'clinic' : 'mine', 'unread'];
  const applied = filters.filter((name) => name && filter(name) !== '').length;
  return (
    <div className="my-3 grid gap-2 text-small">
      <TextInput
        ref={searchField}
        label={t('inbox.search')}
        maxLength={NAME_PART_LENGTH}
        value={typed}
        onChange={setTyped}
        sideButton={{ label: t('counsel.find'), onClick: search }}
      />
      <FoldedFilters
        label={t(isOperator ? 'filters' : 'inbox.filtersAndSound')}
        applied={applied}
        className="grid gap-2"
      >
        {(hasStates || isOperator) && (
          <div className={hasStates && isOperator ? 'grid grid-cols-2 gap-3' : ''}>
            {hasStates && (
              <SelectFilter
                name="state"
                label={t('counsel.state')}
                all={t('counsel.allStates')}
                options={STATES.map((state) => ({
                  value: state,
                  label: member(`counsel.state.${state}`),
                }))}
              />
            )}
            {isOperator && <ClinicFilter />}
          </div>
        )}
        <div className="flex flex-wrap gap-x-4">
          {!isOperator && (
            <Checkbox
              isChecked={filter('mine') === 'yes'}
              onChange={(isChecked) => change('mine', isChecked ? 'yes' : '')}
            >
              {t('inbox.mine')}
            </Checkbox>
          )}
          <Checkbox
            isChecked={filter('unread') === 'yes'}
            onChange={(isChecked) => change('unread', isChecked ? 'yes' : '')}
          >
            {t('message.onlyUnread')}
          </Checkbox>
          {!isOperator && (
            <Checkbox isChecked={hasSound} onChange={(isOn) => void switchSound(isOn)}>
              {t('counsel.sound')}
            </Checkbox>
          )}
        </div>
      </FoldedFilters>
    </div>
  );
}
