/** Story parameters that put a component into a state the pointer or the keyboard would bring about. */
export const hovered = { pseudo: { hover: true } };
export const pressed = { pseudo: { active: true } };

/** Only what can take the focus: the base style's ring would else surround every element. */
const FOCUSABLE = ['a', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex="0"]'];
export const focused = { pseudo: { focus: FOCUSABLE, focusVisible: FOCUSABLE } };
