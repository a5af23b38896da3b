import { act, screen, within } from '@testing-library/react';
import { queryClientAtom } from 'jotai-tanstack-query';
import { describe, expect, it } from 'vitest';
import type { Counsel } from '../../../contract/counsel.ts';
import { CONSENT_PURPOSES, CONSENT_VERSION } from '../../../contract/plain/consent.ts';
import { createDeferred } from '../../support/fakes/createDeferred.ts';
import { agreed, sampleCounsel } from '../../support/fixtures/counsel/counselWorld.ts';
import { sampleMessage } from '../../support/fixtures/counsel/messageWorld.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleMember } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const PROPOSAL = {
  id: '01900000-0000-7000-8000-0000000000d1',
  at: new Date(Date.now() + 7 * 24 * 60 * 60 * 1_000).toISOString(),
};
const ACCEPT = 'POST /member/counsels/:id/proposals/:proposalId/accept';

describe('a counsel that was kept when the consent was withdrawn', () => {
  /** The server knows whether the member agrees. */
  const open = async (changes: Partial<Counsel> = {}, query = '') => {
    logIn();
    let counsel = sampleCounsel({
      state: 'CLINIC_CONFIRMED',
      proposals: [PROPOSAL],
      consentMissing: true,
      ...changes,
    });
    mockEndpoint('GET /member/counsels/:id', () => ({ data: counsel }));
    const become = (next: Partial<Counsel>) => {
      counsel = { ...counsel, ...next };
    };
    const consents = mockEndpoint('POST /member/consents', () => {
      become({ consentMissing: undefined });
      return { data: sampleMember({ consents: agreed }) };
    });
    const sent = mockEndpoint('POST /member/counsels/:id/messages', ({ body }) => ({
      data: sampleMessage(1, { by: 'member', text: body.text }),
    }));
    const accepted = mockEndpoint(ACCEPT, () => ({ data: counsel }));
    const rendered = await renderScreen(`/counsel/${counsel.id}${query}`);
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: /메시지|メッセージ/,
    });
    return { ...rendered, become, consents, sent, accepted, box };
  };
  const agree = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    const dialog = within(await screen.findByRole('dialog', { name: '상담을 이어가기 위한 동의' }));
    const press = dialog.getByRole<HTMLButtonElement>('button', { name: '동의하고 계속하기' });
    expect(press.disabled).toBe(true);
    await user.click(dialog.getByRole('checkbox', { name: '모두 동의해요' }));
    await user.click(press);
  };
  const offer = () => screen.queryByText(/지금은 이 의원에 대한 동의가 없어요/);

  it('says so, and the member can agree again', async () => {
    const opened = await open();
    expect(offer()).not.toBeNull();
    await opened.user.click(screen.getByRole('button', { name: '동의하고 계속하기' }));
    await agree(opened);
    await screen.findByText('동의했어요. 상담을 이어갈 수 있어요');
    await expect.poll(offer).toBeNull();
    const { clinic_id } = sampleCounsel();
    const form = { clinic_id, version: CONSENT_VERSION, language: 'ko' };
    expect(opened.consents).toEqual([{ body: { ...form, purposes: [...CONSENT_PURPOSES] } }]);
  });

  it('is still busy when it is opened again, and closes with the answer; the next one stays open', async () => {
    const [answered, answer] = createDeferred();
    const opened = await open();
    const { user, store, become, goBack } = opened;
    mockEndpoint('POST /member/consents', async () => {
      await answered;
      become({ consentMissing: undefined });
      return { data: sampleMember({ consents: agreed }) };
    });
    await user.click(screen.getByRole('button', { name: '동의하고 계속하기' }));
    await agree(opened);
    await goBack();
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: '동의하고 계속하기' }));
    await screen.findByRole('dialog');
    answer();
    await screen.findByText('동의했어요. 상담을 이어갈 수 있어요');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    become({ consentMissing: true });
    await store.get(queryClientAtom).invalidateQueries();
    await user.click(await screen.findByRole('button', { name: '동의하고 계속하기' }));
    await screen.findByRole('dialog');
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    screen.getByRole('dialog');
  });

  it('a message is sent once the member has agreed, and stays typed without', async () => {
    const opened = await open();
    const { user, sent, box, goBack } = opened;
    await user.type(box, '늦어요');
    await user.click(screen.getByRole('button', { name: '보내기' }));
    await screen.findByRole('dialog');
    await goBack();
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect([sent.length, box.value]).toEqual([0, '늦어요']);
    await user.click(screen.getByRole('button', { name: '보내기' }));
    await agree(opened);
    await expect.poll(() => sent.map(({ body }) => body.text)).toEqual(['늦어요']);
  });

  it('a time is accepted once the member has agreed', async () => {
    const opened = await open();
    await opened.user.click(await screen.findByRole('button', { name: '이 시간으로 확정' }));
    await agree(opened);
    await expect.poll(() => opened.accepted.length).toBe(1);
  });

  it('that the page did not know of yet: the next press asks', async () => {
    expectConsole(/The message was not sent/);
    const opened = await open({ consentMissing: undefined });
    const { user, box, become } = opened;
    mockEndpoint('POST /member/counsels/:id/messages', () => {
      become({ consentMissing: true });
      return refusal('consent_required');
    });
    await user.type(box, '늦어요');
    await user.click(screen.getByRole('button', { name: '보내기' }));
    await screen.findByText(/다시 누르면 동의할 수 있어요/);
    await expect.poll(offer).not.toBeNull();
    await user.click(screen.getByRole('button', { name: '다시 보내기' }));
    await agree(opened);
  });

  it('offers nothing once the texts are erased', async () => {
    logIn();
    const textsErased = { at: '2026-11-24T03:00:00.000Z', by: 'member' } as const;
    const erased = sampleCounsel({
      state: 'CANCELED',
      content: '',
      consentMissing: true,
      textsErased,
    });
    mockEndpoint('GET /member/counsels/:id', { data: erased });
    await renderScreen(`/counsel/${erased.id}`);
    await screen.findByText(/동의를 철회하면서 내용을 지웠어요/);
    expect(offer()).toBeNull();
  });

  it('I18N-05 speaks Japanese', async () => {
    const { user } = await open({}, '?lang=ja');
    await user.click(screen.getByRole('button', { name: '同意して続ける' }));
    await screen.findByRole('dialog', { name: '相談を続けるための同意' });
    screen.getByText(/メッセージの送信や日時の決定はできません/);
  });
});
