import { FormsProvider } from '@fairway/forms';
import { zh as formWords } from '@fairway/forms/messages/zh';
import { Button, Card, Heading, Text, UiProvider } from '@fairway/ui';
import { zh } from '@fairway/ui/messages/zh';
import { Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { examples } from './examples';

/** An example that needs more than this page provides renders nothing, on every page alike. */
class Part extends Component<{ name: string; children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return (
      <section data-example={this.props.name} data-failed={this.state.failed || undefined}>
        {this.state.failed ? null : this.props.children}
      </section>
    );
  }
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <UiProvider messages={zh}>
    <FormsProvider messages={formWords}>
      {examples.map(({ name, Example, props }) => (
        <Part key={name} name={name}>
          <Example {...props} />
        </Part>
      ))}
      <div id="placed">
        <Button className="mt-4">utility</Button>
        <Card className="mt-4">
          <Heading level={2} className="mt-4">
            Heading
          </Heading>
          <Text className="mt-4">Text</Text>
        </Card>
      </div>
    </FormsProvider>
  </UiProvider>,
);
