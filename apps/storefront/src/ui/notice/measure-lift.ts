/**
 * Distance in px from the bottom of the window that is covered by fixed bars, whichever component
 * renders them.
 */
export function measureLift(): number {
	let edge = innerHeight;
	for (let bar = barBelow(edge); bar; bar = barBelow(edge)) {
		const { top } = bar.getBoundingClientRect();
		if (top >= edge || top < innerHeight / 2) break;
		edge = top;
	}
	return innerHeight - edge;
}

function barBelow(edge: number): Element | null {
	const [hit] = document
		.elementsFromPoint(innerWidth / 2, edge - 1)
		.filter((element) => !element.closest('[data-toasts]'));
	// In a dialog, only the footer is fixed.
	if (hit?.closest('[role="dialog"]')) return hit.closest('footer');
	for (let box = hit; box; box = box.parentElement ?? undefined) {
		if (['fixed', 'sticky'].includes(getComputedStyle(box).position)) return box;
	}
	return null;
}
