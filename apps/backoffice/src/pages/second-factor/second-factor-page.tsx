import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { meKey } from '../../session/me.ts';
import { Button } from '../../ui/button/button.tsx';
import textStyles from '../../ui/layout/text.module.css';
import { Door } from '../sign-in/door.tsx';
import { PasskeyFirst } from '../sign-in/passkey-first.tsx';
import { createPasskey } from '../sign-in/passkeys.ts';
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
			<PasskeyFirst
				label={t('secondFactor.passkey')}
				or={t('secondFactor.or')}
				ceremony={passkey}
			/>
			<TotpForm onDone={setRecoveryCodes} />
		</Door>
	);
}
