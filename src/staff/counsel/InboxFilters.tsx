import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { COUNSEL_STATES } from '../../../contract/counselCourse.ts';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { TextInput } from '../../widgets/text/TextInput.tsx';
import { useIsOperator } from '../console/useStaff.ts';
import { soundAtom } from '../live/sound.ts';
import { ClinicFilter } from '../parts/ClinicFilter.tsx';
import { SelectFilter } from '../parts/SelectFilter.tsx';
import { useFilters, useTypedFilter } from '../parts/useFilters.ts';

/** By state, by clinic (for operators) and by the code that a member writes in the LINE chat. */
export function InboxFilters({ onReload }: { onReload: () => void }) {
  const { t } = useTranslation('staff');
  const { t: member } = useTranslation();
  const { filter, change } = useFilters();
  const isOperator = useIsOperator();
  const [hasSound, switchSound] = useAtom(soundAtom);
  const [code, setCode] = useTypedFilter('code');
  const states = COUNSEL_STATES.map((state) => ({
    value: state,
    label: member(`counsel.state.${state}`),
  }));
  const search = () => {
    const wanted = code.trim();
    if (wanted === filter('code')) onReload();
    else change('code', wanted);
  };
  return (
    <div className="my-4 grid gap-3 text-small">
      <div className={isOperator ? 'grid grid-cols-2 gap-3' : ''}>
        <SelectFilter
          name="state"
          label={t('counsel.state')}
          all={t('counsel.allStates')}
          options={states}
        />
        {isOperator && <ClinicFilter />}
      </div>
      <TextInput
        label={t('counsel.code')}
        value={code}
        onChange={setCode}
        autoCapitalize="characters"
        sideButton={{ label: t('counsel.find'), onClick: search }}
      />
      <div>
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
    </div>
  );
}
