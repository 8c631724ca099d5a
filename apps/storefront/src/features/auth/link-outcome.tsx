import type { ReactNode } from 'react';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { ClockIcon } from '../../ui/icons/clock.ts';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { AuthFrame, ButtonGroup } from './auth-frame.tsx';
import { useAside } from './use-aside.ts';
import type { LinkCall } from './use-link-call.ts';

type LinkOutcomeProps<Answer> = {
	call: LinkCall<Answer>;
	expiredLead: string;
	/** What can be done when the link no longer works. */
	actions: ReactNode;
	children: (answer: Answer) => ReactNode;
};

/** What an emailed link leads to while it is checked, when it fails and when it has expired. */
export function LinkOutcome<Answer>({
	call,
	expiredLead,
	actions,
	children,
}: LinkOutcomeProps<Answer>) {
	const t = useMessages();
	const aside = useAside();
	if (call.state === 'done') return children(call.answer);
	if (call.state === 'waiting') {
		return (
			<AuthFrame heading={t('confirm.waiting')} aside={aside.welcome}>
				<Skeleton height={56} />
			</AuthFrame>
		);
	}
	if (call.state === 'failed') {
		return (
			<AuthFrame heading={t('confirm.failed')} lead={t('confirm.failedLead')} aside={aside.help}>
				<Button size="lg" block onClick={call.retry}>
					{t('confirm.again')}
				</Button>
			</AuthFrame>
		);
	}
	return (
		<AuthFrame
			badge={<ClockIcon />}
			tone="warn"
			heading={t('confirm.expired')}
			lead={expiredLead}
			aside={aside.help}
		>
			<ButtonGroup>{actions}</ButtonGroup>
		</AuthFrame>
	);
}
