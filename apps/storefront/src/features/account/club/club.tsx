import type { Customer } from '@korb/contracts/customer/customer';
import { loyaltyStateOf } from '@korb/domain/loyalty/membership';
import { useSite } from '../../../platform/site.tsx';
import { JoinClub } from './join-club.tsx';
import { MemberClub } from './member-club.tsx';

export function Club({ customer }: { customer: Customer }) {
	const { config } = useSite();
	const { loyaltyMemberInformation: member } = customer;
	const state = loyaltyStateOf(member, config);
	return member && state === 'member' ? (
		<MemberClub customer={customer} member={member} />
	) : (
		<JoinClub customer={customer} intent={state === 'dereferenced' ? 'confirm' : 'join'} />
	);
}
