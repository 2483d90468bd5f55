import { Component, type ReactNode } from 'react';

interface CrashScreenProps {
  readonly children: ReactNode;
}

/** Shows what to do instead of an empty window when a screen cannot be rendered: edits are kept, so it is opened again. */
export class CrashScreen extends Component<CrashScreenProps, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { readonly hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasCrashed) return this.props.children;
    return (
      <main role="alert" className="page">
        <h1>This screen stopped working</h1>
        <p>That is a mistake of the studio, not yours. What you typed is kept in this browser.</p>
        <button type="button" className="primary" onClick={() => window.location.reload()}>
          Open it again
        </button>
      </main>
    );
  }
}
