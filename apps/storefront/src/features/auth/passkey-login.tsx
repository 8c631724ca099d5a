import { getCsrf } from '@korb/contracts/platform/paths';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { loadChunk } from '../../platform/builds/chunks.ts';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { FingerprintIcon } from '../../ui/icons/fingerprint.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { useAfterLogin } from './use-after-login.ts';

const loadPasskeys = () => loadChunk(() => import('../../shop/session/passkeys.ts'));

/** Signs in with a passkey, by button or from the email field. Absent where browsers know none. */
export function PasskeyLogin() {
	const t = useMessages();
	const afterLogin = useAfterLogin();
	const [isSupported, setSupported] = useState(false);
	const [hasFailed, setFailed] = useState(false);

	async function signIn(autofill: boolean): Promise<void> {
		const { signInWithPasskey } = await loadPasskeys();
		const customer = await signInWithPasskey(api, { autofill });
		if (customer) await afterLogin(customer);
	}
	const start = useRef(signIn);
	start.current = signIn;

	useEffect(() => {
		const offer = async () => {
			const { canUsePasskeys, canAutofillPasskeys } = await loadPasskeys();
			setSupported(canUsePasskeys());
			if (!(await canAutofillPasskeys())) return;
			await api.call(getCsrf);
			await start.current(true);
		};
		offer().catch(() => {});
		return () => void loadPasskeys().then(({ stopAutofill }) => stopAutofill());
	}, []);

	if (!isSupported) return null;
	return (
		<>
			<Button
				variant="secondary"
				block
				onClick={() => {
					setFailed(false);
					signIn(false).catch(() => setFailed(true));
				}}
			>
				<FingerprintIcon />
				{t('login.withPasskey')}
			</Button>
			{hasFailed && (
				<div role="alert">
					<Notice tone="danger">{t('login.passkeyFailed')}</Notice>
				</div>
			)}
		</>
	);
}
