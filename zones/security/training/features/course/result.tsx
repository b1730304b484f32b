import { getCertificatePdf } from '@services/training/contract/certificates';
import type { QuizResult } from '@services/training/contract/learning';
import { useApi } from '@suite/api/api-provider';
import { DownloadButton } from '@suite/list/download-button';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { Notice } from '@suite/ui/notice';
import { copy } from './copy';

/** The result of a quiz, with an explanation of each question. */
export function Result({ result, onAgain }: { result: QuizResult; onAgain: () => void }) {
  const { formClient } = useApi();
  const { isPassed, score, passPercent, certificate } = result;
  return (
    <section>
      <h2 className="mb-3">{copy.quiz}</h2>
      <Notice tone={isPassed ? 'good' : 'info'}>
        <p className="font-semibold">{isPassed ? copy.passed(score) : copy.notPassed(score, passPercent)}</p>
        <p className="mt-1">{isPassed ? copy.passedText : copy.notPassedText}</p>
      </Notice>
      <div className="my-4">
        {certificate ? (
          <DownloadButton
            variant="solid"
            file={() => formClient.call(getCertificatePdf, { params: { number: certificate.number } })}
            text={copy.download}
          />
        ) : (
          <Button onClick={onAgain}>{copy.again}</Button>
        )}
      </div>
      <h3 className="mb-2">{copy.review}</h3>
      <ol className="grid gap-3">
        {result.questions.map(({ id, text, options, chosen, right, isRight, explanation }) => {
          const texts = (ids: readonly string[]) =>
            options.flatMap((option) => (ids.includes(option.id) ? option.text : [])).join(' · ');
          return (
            <li key={id} className="rounded-lg border border-line p-4">
              <p className="flex flex-wrap items-start justify-between gap-2">
                <span className="min-w-0 flex-1 basis-64 font-semibold">{text}</span>
                <Badge size="sm" tone={isRight ? 'good' : 'bad'} text={isRight ? 'Right' : 'Wrong'} />
              </p>
              <p className="mt-2">
                <span className="text-muted">{copy.yours}:</span> {texts(chosen)}
              </p>
              {!isRight && (
                <p className="mt-1">
                  <span className="text-muted">{copy.rightAnswer}:</span> {texts(right)}
                </p>
              )}
              <p className="mt-2 text-muted">{explanation}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
