import { useEffect, useState } from 'react';
import { useSite } from '../../platform/site.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { ButtonGroup } from './auth-frame.tsx';

const RESEND_SECONDS = 60;

type MailSentProps = {
	onResend: () => Promise<void>;
	/** Back to the form. */
	onOtherEmail: () => void;
};

/** Below the message that an email was sent: send it again, or to another address. */
export function MailSent({ onResend, onOtherEmail }: MailSentProps) {
	const { config, t } = useSite();
	const [seconds, setSeconds] = useState(RESEND_SECONDS);
	const [hasFailed, setFailed] = useState(false);
	useEffect(() => {
		if (seconds === 0) return;
		const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
		return () => clearTimeout(timer);
	}, [seconds]);

	async function resend(): Promise<void> {
		setSeconds(RESEND_SECONDS);
		setFailed(false);
		await onResend().catch(() => setFailed(true));
	}

	return (
		<ButtonGroup>
			<Button variant="soft" block disabled={seconds > 0} onClick={() => void resend()}>
				{seconds > 0 ? t('mailSent.wait', { seconds }) : t('mailSent.again')}
			</Button>
			<Button variant="ghost" block onClick={onOtherEmail}>
				{t('mailSent.other')}
			</Button>
			{hasFailed && (
				<div role="alert">
					<Notice tone="danger">{t('form.failed')}</Notice>
				</div>
			)}
			<Notice title={t('mailSent.nothing')}>
				{t('mailSent.spam', { sender: config.contactEmail })}
			</Notice>
		</ButtonGroup>
	);
}
