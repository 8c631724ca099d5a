import type {
	DeskPaymentAccount,
	DeskPaymentAccounts,
} from '@korb/contracts/admin/settings/payment-accounts';
import { useState } from 'react';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { AccountError } from './account-error.tsx';
import { usePutAccount } from './use-payment-accounts.ts';

type AccountDialogProps = {
	accounts: DeskPaymentAccounts;
	/** Whose secrets are entered again. */
	known?: DeskPaymentAccount;
	onClose: () => void;
};

export function AccountDialog({ accounts, known, onClose }: AccountDialogProps) {
	const t = useMessages();
	const put = usePutAccount(accounts.version);
	const [name, setName] = useState(known?.account ?? '');
	const [provider, setProvider] = useState(known?.provider ?? accounts.providers[0] ?? 'stripe');
	const [secretKey, setSecretKey] = useState('');
	const [eventSecret, setEventSecret] = useState('');
	const isTaken = !known && accounts.accounts.some(({ account }) => account === name.trim());
	const submit = () =>
		put.mutate(
			{ account: name.trim(), secrets: { provider, secretKey, eventSecret } },
			{ onSuccess: onClose },
		);
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={
				known ? t('settings.accountRenewTitle', { name: known.account }) : t('settings.accountAdd')
			}
			description={t('settings.accountText')}
			closeLabel={t('close')}
			onSubmit={submit}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						{t('cancel')}
					</Button>
					<Button
						type="submit"
						variant="primary"
						disabled={[name, secretKey, eventSecret].includes('') || isTaken || put.isPending}
					>
						{t('settings.accountSave')}
					</Button>
				</>
			}
		>
			{put.error && <AccountError error={put.error} />}
			{!known && (
				<Field
					label={t('settings.accountName')}
					help={t('settings.accountNameHelp')}
					error={isTaken ? t('settings.accountNameTaken') : null}
					autoComplete="off"
					spellCheck={false}
					maxLength={30}
					value={name}
					onChange={({ target }) => setName(target.value.toLowerCase())}
				/>
			)}
			{!known && accounts.providers.length > 1 && (
				<Select
					label={t('settings.provider')}
					options={accounts.providers.map((value) => ({
						value,
						text: t(`settings.provider.${value}`),
					}))}
					value={provider}
					onChange={({ target }) => setProvider(target.value as typeof provider)}
				/>
			)}
			<Field
				label={t('settings.accountSecretKey')}
				type="password"
				autoComplete="new-password"
				maxLength={500}
				value={secretKey}
				onChange={({ target }) => setSecretKey(target.value)}
			/>
			<Field
				label={t('settings.accountEventSecret')}
				help={t('settings.accountEventSecretHelp')}
				type="password"
				autoComplete="new-password"
				maxLength={500}
				value={eventSecret}
				onChange={({ target }) => setEventSecret(target.value)}
			/>
		</Dialog>
	);
}
