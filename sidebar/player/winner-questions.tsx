// What a winner decides for the next match: answered like a stage, or by its form.
import type { ComponentProps } from 'preact';
import { AskForm } from './ask';

export function WinnerQuestions({ page, ...asked }: Omit<ComponentProps<typeof AskForm>, 'ask' | 'unheard'>) {
  return page.questions?.map(({ stage, submissions, form }) => (
    <div key={stage.name} class="question">
      {stage.ask !== null && (
        <AskForm
          page={{ ...page, game: stage.ask.title, stage, submissions, news: [] }}
          ask={stage.ask}
          unheard={false}
          {...asked}
        />
      )}
      <a href={form} target="_blank" rel="noopener noreferrer">
        Or answer in the form
      </a>
    </div>
  ));
}
