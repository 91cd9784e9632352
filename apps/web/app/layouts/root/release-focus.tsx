import { Component } from 'react';

interface ReleaseFocusProps {
  pathname: string;
}

/**
 * Takes the focus from the page that is being left. A browser that removes a focused element computes
 * style and layout of everything around it first, which was a tenth of the work of opening a large page.
 * A class, because only a class is called before the document changes.
 */
export class ReleaseFocus extends Component<ReleaseFocusProps> {
  override getSnapshotBeforeUpdate(before: ReleaseFocusProps): null {
    const focused = document.activeElement;
    const isLeft = before.pathname !== this.props.pathname;
    if (isLeft && focused instanceof HTMLElement && focused.closest('main')) focused.blur();
    return null;
  }

  /** React asks for it beside the method above. */
  override componentDidUpdate(): void {}

  override render(): null {
    return null;
  }
}
