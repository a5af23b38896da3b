import type { QueryClient } from '@tanstack/query-core';
import { useAtomValue } from 'jotai';
import type { NoticeChoices } from '../../../contract/notice.ts';
import type { MemberChannel, NoticeTopic } from '../../../contract/plain/noticeKinds.ts';
import { memberCall, memberQuery } from '../../api/memberCall.ts';
import { atomWithMutation } from '../../api/queryAtoms.ts';
import { useData } from '../../api/useServerData.ts';
import { showToast } from '../../widgets/toast/showToast.ts';
import { useFailureText } from '../failureText.ts';

export const choicesQuery = memberQuery('GET /member/notice-choices', {});

export const useNoticeChoices = () => useData(choicesQuery);

interface Choice {
  channel: MemberChannel;
  topic: NoticeTopic;
  isOn: boolean;
}

const isSame = (one: Omit<Choice, 'isOn'>, other: Omit<Choice, 'isOn'>) =>
  one.channel === other.channel && one.topic === other.topic;

const withChoice = (choices: NoticeChoices, { isOn, ...way }: Choice): NoticeChoices => {
  const others = choices.off.filter((each) => !isSame(each, way));
  return { ...choices, off: isOn ? others : [...others, way] };
};

const show = (client: QueryClient, shown: Choice) =>
  client.setQueryData<{ data: NoticeChoices }>(
    choicesQuery.queryKey,
    (known) => known && { data: withChoice(known.data, shown) },
  );

const WRITE = ['PUT /member/notice-choices'] as const;

/**
 * Shows the choice at once, and the former one again after a failure. Choices are saved one after the other, and after
 * the last one they are read again.
 */
const chooseAtom = atomWithMutation(() => ({
  mutationKey: WRITE,
  scope: { id: WRITE[0] },
  onMutate: (choice: Choice, { client }) => {
    show(client, choice);
  },
  mutationFn: async (choice: Choice, { client }): Promise<void> => {
    try {
      await memberCall(WRITE[0], { body: choice });
    } catch (cause) {
      show(client, { ...choice, isOn: !choice.isOn });
      throw cause;
    } finally {
      // This write still counts as running: 1 means that no other one runs.
      const isLast = client.isMutating({ mutationKey: WRITE }) === 1;
      if (isLast) void client.invalidateQueries({ queryKey: choicesQuery.queryKey });
    }
  },
}));

export function useChooseNotices() {
  const failureText = useFailureText();
  const { mutateAsync } = useAtomValue(chooseAtom);
  const choose = async (choice: Choice) => {
    try {
      await mutateAsync(choice);
    } catch (cause) {
      console.error('The choice was not saved', cause);
      showToast('error', failureText(cause));
    }
  };
  return (choice: Choice) => void choose(choice);
}
