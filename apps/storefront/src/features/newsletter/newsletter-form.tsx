import { postSubscribe, postUnsubscribe } from '@korb/contracts/forms/forms-paths';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { captchaAnswer } from '../../platform/captcha/captcha-answer.ts';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './newsletter-form.module.css';

type Outcome = 'open' | 'sending' | 'sent' | 'failed';

type Purpose = 'subscribe' | 'unsubscribe';

export function NewsletterForm({ purpose = 'subscribe' }: { purpose?: Purpose }) {
	const t = useMessages();
	const id = useId();
	const [outcome, setOutcome] = useState<Outcome>('open');
	const send = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const email = String(new FormData(event.currentTarget).get('email'));
		setOutcome('sending');
		try {
			const body = { email, topics: [], ...(await captchaAnswer()) };
			await api.call(purpose === 'subscribe' ? postSubscribe : postUnsubscribe, { body });
			setOutcome('sent');
		} catch {
			setOutcome('failed');
		}
	};
	// Outside a dialog, this method does nothing, so no email address ends up in the URL before
	// hydration.
	return (
		<form className={styles['form']} method="dialog" onSubmit={(event) => void send(event)}>
			<label className="visually-hidden" htmlFor={id}>
				{t('newsletter.email')}
			</label>
			<input
				id={id}
				name="email"
				type="email"
				required
				maxLength={50}
				autoComplete="email"
				placeholder={t('newsletter.email')}
			/>
			<Button
				type="submit"
				variant="club"
				loading={outcome === 'sending' && t('newsletter.sending')}
			>
				{t(purpose === 'subscribe' ? 'newsletter.subscribe' : 'newsletter.unsubscribe')}
			</Button>
			<p className={styles['outcome']} role="status">
				{outcome === 'sent' &&
					t(purpose === 'subscribe' ? 'newsletter.sent' : 'newsletter.unsubscribeSent')}
				{outcome === 'failed' && t('newsletter.failed')}
			</p>
		</form>
	);
}
