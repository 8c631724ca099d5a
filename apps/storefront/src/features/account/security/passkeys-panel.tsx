import { deletePasskey, getPasskeys, putPasskey } from '@korb/contracts/customer/credential-paths';
import type { Passkey } from '@korb/contracts/customer/credentials';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { notifications } from '../../../platform/browser/notifications.ts';
import { loadChunk } from '../../../platform/builds/chunks.ts';
import { useSite } from '../../../platform/site.tsx';
import {
	refetchPersonal,
	setPersonalData,
	usePersonalQuery,
} from '../../../shop/session/personal-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Panel } from '../../../ui/card/panel.tsx';
import { FingerprintIcon } from '../../../ui/icons/fingerprint.ts';
import { PencilIcon } from '../../../ui/icons/pencil.ts';
import { PlusIcon } from '../../../ui/icons/plus.ts';
import { TrashIcon } from '../../../ui/icons/trash.ts';
import { Item, Items } from '../../../ui/layout/item.tsx';
import { LoadingFailed } from '../frame/loading-failed.tsx';
import { Waiting, WaitingRows } from '../frame/waiting.tsx';
import { PasskeyNameDialog } from './passkey-name-dialog.tsx';
import styles from './security.module.css';
import { PASSKEYS_KEY, SECURITY_KEY } from './security-keys.ts';
import { useProof } from './use-proof.tsx';
import { useSince } from './use-since.ts';

type PasskeyList = { passkeys: Passkey[] };

export function PasskeysPanel() {
	const { t } = useSite();
	const since = useSince();
	const { prove, dialog } = useProof();
	const [renamed, setRenamed] = useState<Passkey | null>(null);
	const { data, isError, refetch } = usePersonalQuery<PasskeyList>(PASSKEYS_KEY, (signal) =>
		api.call(getPasskeys, { signal }),
	);
	const say = (type: 'success' | 'error', message: string) =>
		notifications.show({ key: 'account.passkey', type, message });

	async function create(password?: string): Promise<void> {
		const { createPasskey } = await loadChunk(() => import('../../../shop/session/passkeys.ts'));
		const passkey = await createPasskey(api, { name: '', ...(password && { password }) });
		if (!passkey) return;
		say('success', t('account.passkey.created'));
		changed();
	}

	function changed(): void {
		void refetchPersonal(PASSKEYS_KEY);
		void refetchPersonal(SECURITY_KEY);
	}

	async function start(): Promise<void> {
		const { canUsePasskeys } = await loadChunk(() => import('../../../shop/session/passkeys.ts'));
		if (!canUsePasskeys()) return say('error', t('account.passkey.unsupported'));
		await prove(create).catch(() => say('error', t('account.passkey.failed')));
	}

	async function remove({ passkeyId }: Passkey): Promise<void> {
		setPersonalData<PasskeyList>(PASSKEYS_KEY, ({ passkeys }) => ({
			passkeys: passkeys.filter((other) => other.passkeyId !== passkeyId),
		}));
		await api
			.call(deletePasskey, { params: { passkeyId } })
			.catch(() => say('error', t('account.failed')));
		changed();
	}

	async function rename({ passkeyId }: Passkey, name: string): Promise<void> {
		await api.call(putPasskey, { params: { passkeyId }, body: { name } });
		changed();
	}

	return (
		<Panel title={t('account.passkey.title')} lead={t('account.passkey.lead')}>
			{data && data.passkeys.length > 0 && (
				<Items label={t('account.passkey.title')}>
					{data.passkeys.map((passkey) => (
						<Item
							key={passkey.passkeyId}
							icon={<FingerprintIcon />}
							title={passkey.name}
							text={
								passkey.lastUsedAt
									? t('account.passkey.used', { since: since(passkey.lastUsedAt) })
									: t('account.passkey.added', { since: since(passkey.createdAt) })
							}
							end={
								<>
									<IconButton
										label={t('account.passkey.rename', { name: passkey.name })}
										onClick={() => setRenamed(passkey)}
									>
										<PencilIcon />
									</IconButton>
									<IconButton
										label={t('account.passkey.delete', { name: passkey.name })}
										onClick={() => void remove(passkey)}
									>
										<TrashIcon />
									</IconButton>
								</>
							}
						/>
					))}
				</Items>
			)}
			{!data && !isError && (
				<Waiting>
					<WaitingRows rows={1} />
				</Waiting>
			)}
			{isError && (
				<LoadingFailed text={t('account.passkey.notLoaded')} onRetry={() => void refetch()} />
			)}
			<p className={styles['more']}>
				<Button variant="secondary" size="sm" onClick={() => void start()}>
					<PlusIcon />
					{t('account.passkey.create')}
				</Button>
			</p>
			{dialog}
			<PasskeyNameDialog passkey={renamed} onName={rename} onClose={() => setRenamed(null)} />
		</Panel>
	);
}
