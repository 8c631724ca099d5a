import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { meKey } from '../../session/me.ts';
import { Button } from '../../ui/button/button.tsx';
import { FingerprintIcon } from '../../ui/icons/fingerprint.ts';
import textStyles from '../../ui/layout/text.module.css';
import { Note } from '../../ui/note/note.tsx';
import { Door } from '../sign-in/door.tsx';
import { canUsePasskeys, createPasskey } from '../sign-in/passkeys.ts';
import { refusalText } from '../sign-in/refusal-text.ts';
import signIn from '../sign-in/sign-in-page.module.css';
import styles from './second-factor-page.module.css';
import { TotpForm } from './totp-form.tsx';

/** A password alone opens nothing: a passkey or an authenticator app comes first. */
export function SecondFactorPage() {
	const t = useMessages();
	const queries = useQueryClient();
	const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
	const finish = () => queries.invalidateQueries({ queryKey: meKey });
	const passkey = useMutation({
		mutationFn: () => createPasskey(t('secondFactor.passkeyName')),
		onSuccess: (isCreated) => (isCreated ? finish() : undefined),
	});
	if (recoveryCodes) {
		return (
			<Door title={t('secondFactor.codesTitle')} lead={t('secondFactor.codesLead')}>
				<ul className={styles['codes']}>
					{recoveryCodes.map((code) => (
						<li key={code} className={textStyles['code']}>
							{code}
						</li>
					))}
				</ul>
				<Button variant="primary" size="lg" onClick={() => void finish()}>
					{t('secondFactor.finish')}
				</Button>
			</Door>
		);
	}
	return (
		<Door title={t('secondFactor.title')} lead={t('secondFactor.lead')}>
			{canUsePasskeys() && (
				<>
					<Button
						variant="primary"
						size="xl"
						disabled={passkey.isPending}
						onClick={() => passkey.mutate()}
					>
						<FingerprintIcon size="lg" />
						{t('secondFactor.passkey')}
					</Button>
					{passkey.error && (
						<Note tone="danger" isAlert>
							{refusalText(t, passkey.error)}
						</Note>
					)}
					<p className={signIn['or']}>{t('secondFactor.or')}</p>
				</>
			)}
			<TotpForm onDone={setRecoveryCodes} />
		</Door>
	);
}
