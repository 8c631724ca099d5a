import type { Me } from '@korb/contracts/admin/staff/staff';
import { postStaffLogin } from '@korb/contracts/admin/staff/staff-paths';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../platform/api/api.ts';
import { hasErrorCode } from '../../platform/api/api-error.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CodeField } from '../../ui/field/code-field.tsx';
import { Field } from '../../ui/field/field.tsx';
import textStyles from '../../ui/layout/text.module.css';
import { Note } from '../../ui/note/note.tsx';
import { refusalText } from './refusal-text.ts';
import styles from './sign-in-page.module.css';

/** People who were just invited have no code yet, so only the API says whether one is needed. */
export function PasswordForm({ onSuccess }: { onSuccess: (me: Me) => void }) {
	const t = useMessages();
	const [email, setEmail] = useState('');
	const [password, setPassword] = useState('');
	const [code, setCode] = useState('');
	const [isRecovery, setRecovery] = useState(false);
	const login = useMutation({
		mutationFn: () => call(postStaffLogin, { body: { email, password, ...(code && { code }) } }),
		onSuccess,
		// A code works once.
		onError: () => setCode(''),
	});
	const needsCode = hasErrorCode(login.error, 'code_required');
	const submit = (event: FormEvent) => {
		event.preventDefault();
		login.mutate();
	};
	const codeError = needsCode ? t('signIn.codeRequired') : null;
	return (
		<form className={styles['form']} onSubmit={submit}>
			{login.error && !needsCode && (
				<Note tone="danger" isAlert>
					{refusalText(t, login.error)}
				</Note>
			)}
			<Field
				label={t('signIn.email')}
				type="email"
				size="lg"
				autoComplete="username webauthn"
				required
				value={email}
				onChange={({ target }) => setEmail(target.value)}
			/>
			<Field
				label={t('signIn.password')}
				type="password"
				size="lg"
				autoComplete="current-password"
				required
				value={password}
				onChange={({ target }) => setPassword(target.value)}
			/>
			{isRecovery ? (
				<Field
					label={t('signIn.recoveryCode')}
					size="lg"
					autoComplete="off"
					error={codeError}
					value={code}
					onChange={({ target }) => setCode(target.value)}
				/>
			) : (
				<CodeField
					label={t('signIn.code')}
					digitLabel={(digit) => t('signIn.digit', { digit })}
					value={code}
					onChange={setCode}
					error={codeError}
				/>
			)}
			<button
				type="button"
				className={`${styles['swap']} ${textStyles['link']}`}
				onClick={() => {
					setRecovery(!isRecovery);
					setCode('');
				}}
			>
				{isRecovery ? t('signIn.useCode') : t('signIn.useRecovery')}
			</button>
			<Button type="submit" size="lg" disabled={login.isPending}>
				{t('signIn.submit')}
			</Button>
		</form>
	);
}
