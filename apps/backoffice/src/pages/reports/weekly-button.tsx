import {
	getReportSubscription,
	putReportSubscription,
} from '@korb/contracts/admin/reports/reports-paths';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/api.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CheckIcon } from '../../ui/icons/check.ts';
import { MailIcon } from '../../ui/icons/mail.ts';
import text from '../../ui/layout/text.module.css';

const queryKey = ['reportSubscription'];

/** Turns the email of each Monday on and off, for oneself. */
export function WeeklyButton() {
	const t = useMessages();
	const queries = useQueryClient();
	const { data } = useQuery({
		queryKey,
		queryFn: ({ signal }) => call(getReportSubscription, { signal }),
	});
	const save = useMutation({
		mutationFn: (isSubscribed: boolean) => call(putReportSubscription, { body: { isSubscribed } }),
		onSuccess: (saved) => queries.setQueryData(queryKey, saved),
	});
	const isOn = data?.isSubscribed ?? false;
	return (
		<>
			<Button
				aria-pressed={isOn}
				disabled={!data}
				// Disabled, it would lose the focus.
				onClick={() => !save.isPending && save.mutate(!isOn)}
			>
				{isOn ? <CheckIcon /> : <MailIcon />}
				{t('reports.weekly')}
			</Button>
			<span role="status" className={text['small']}>
				{save.isError && t('reports.weeklyFailed')}
				{save.data && t(save.data.isSubscribed ? 'reports.weeklyOn' : 'reports.weeklyOff')}
			</span>
		</>
	);
}
