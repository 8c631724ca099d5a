import type {
	DistributionWindow,
	WindowList,
} from '@korb/contracts/fulfilment/distribution-windows';

let count = 0;

export function aWindow(change: Partial<DistributionWindow> = {}): DistributionWindow {
	const { day = '2026-07-13', startTime = '16:00', endTime = '18:00' } = change;
	return {
		id: `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`,
		start: `${day}T${startTime}:00.000Z`,
		end: `${day}T${endTime}:00.000Z`,
		distributionType: 'DELIVERY',
		appointableId: 'wien-1',
		day,
		startTime,
		endTime,
		cutOff: `${day}T10:00:00.000Z`,
		state: 'free',
		available: true,
		remaining: null,
		fee: 390,
		regularFee: 390,
		isGreen: false,
		...change,
	};
}

export function aWindowList(days: Record<string, DistributionWindow[]>): WindowList {
	return {
		appointableId: 'wien-1',
		deliveryAreaNumber: 'wien',
		timeZone: 'Europe/Vienna',
		days: Object.entries(days).map(([day, windows]) => ({ day, windows })),
	};
}
