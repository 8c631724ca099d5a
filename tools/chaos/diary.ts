/** What shoppers remember of a run. */
export type Diary = {
	/** Numbers of orders that a browser was told. */
	acknowledged: Set<string>;
	cancelled: number;
	picked: number;
	moved: number;
	/** Orders that add to another one. */
	added: number;
	withdrawn: number;
	refunded: number;
	/** Carts for which there was no place or not enough goods left. */
	refused: number;
	/** Calls that got no answer, or were told to come again. */
	repeated: number;
	/** Answers that no shopper should ever see. */
	bugs: string[];
	/** Calls that took longer than any may. */
	overdue: string[];
};

export function openDiary(): Diary {
	return {
		acknowledged: new Set(),
		cancelled: 0,
		picked: 0,
		moved: 0,
		added: 0,
		withdrawn: 0,
		refunded: 0,
		refused: 0,
		repeated: 0,
		bugs: [],
		overdue: [],
	};
}
