import type { EndpointPath } from '@korb/contracts/platform/endpoint-path';
import type { AnswerOf, CallArgs, InputOf } from '@korb/contracts/platform/endpoint-types';
import type { Answer, HttpShopper } from '../checkout/http-shopper.ts';
import type { StressedShop } from './chaos-shop.ts';
import type { ChaosCustomer, Diary } from './diary.ts';
import type { Insist } from './insist.ts';

/** Calls an endpoint until it answers. */
export type Call = <E extends EndpointPath>(
	endpoint: E,
	...args: CallArgs<InputOf<E>>
) => Promise<Answer<AnswerOf<E>>>;
/** One cart, from the first product to the order and after. */
export type Visit = {
	shop: StressedShop;
	diary: Diary;
	shopper: HttpShopper;
	call: Call;
	insist: Insist;
	customer: ChaosCustomer | null;
};
