import { postTotp, putTotp } from '@korb/contracts/admin/staff/staff-paths';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../platform/api/api.ts';
import { hasErrorCode } from '../../platform/api/api-error.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CodeField } from '../../ui/field/code-field.tsx';
import textStyles from '../../ui/layout/text.module.css';
import { Note } from '../../ui/note/note.tsx';
import { refusalText } from '../sign-in/refusal-text.ts';
import signIn from '../sign-in/sign-in-page.module.css';
import styles from './second-factor-page.module.css';

/** The secret is created by a click, not by a visit: a reload must not replace it. */
export function TotpForm({ onDone }: { onDone: (recoveryCodes: string[]) => void }) {
	const t = useMessages();
	const [code, setCode] = useState('');
	const start = useMutation({ mutationFn: () => call(postTotp) });
	const confirm = useMutation({
		mutationFn: () => call(putTotp, { body: { code } }),
		onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
		onError: () => setCode(''),
	});
	if (!start.data) {
		return (
			<>
				{start.error && (
					<Note tone="danger" isAlert>
						{refusalText(t, start.error)}
					</Note>
				)}
				<Button size="lg" disabled={start.isPending} onClick={() => start.mutate()}>
					{t('secondFactor.app')}
				</Button>
			</>
		);
	}
	const submit = (event: FormEvent) => {
		event.preventDefault();
		confirm.mutate();
	};
	const { secret, qrCode } = start.data;
	const isWrong = hasErrorCode(confirm.error, 'login_refused');
	return (
		<form className={signIn['form']} onSubmit={submit}>
			<p>{t('secondFactor.scan')}</p>
			<img
				className={styles['qr']}
				src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
				alt={t('secondFactor.qr')}
			/>
			<p className={textStyles['small']}>
				{t('secondFactor.typed')}{' '}
				<span className={`${textStyles['code']} ${styles['secret']}`}>{secret}</span>
			</p>
			<CodeField
				label={t('signIn.code')}
				digitLabel={(digit) => t('signIn.digit', { digit })}
				value={code}
				onChange={setCode}
				error={isWrong ? t('secondFactor.wrong') : null}
			/>
			{confirm.error && !isWrong && (
				<Note tone="danger" isAlert>
					{refusalText(t, confirm.error)}
				</Note>
			)}
			<Button
				type="submit"
				variant="primary"
				size="lg"
				disabled={code.length < 6 || confirm.isPending}
			>
				{t('secondFactor.confirm')}
			</Button>
		</form>
	);
}
