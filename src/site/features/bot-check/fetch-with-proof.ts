import { PROOF_HEADER } from '../../../contract/bot-check.ts'
import { errorAnswer, errors } from '../../../contract/errors.ts'
import { startSolving } from './solve.ts'

/** A second one where the first has come too late; whoever then is still refused reads why. */
const PROOFS_AT_MOST = 2

type Asking = RequestInit & { headers: Record<string, string> }

/**
 * `fetch`, for what the server may want work for first: then a worker works, unseen, and the same request is sent
 * again. Where this browser cannot work, the refusal is the answer.
 */
export async function fetchWithProof(path: string, asking: Asking): Promise<Response> {
  let response = await fetch(path, asking)
  for (
    let proofs = 0;
    response.status === errors.proof_required.status && proofs < PROOFS_AT_MOST;
    proofs++
  ) {
    const token = await proofFor(response.clone())
    if (token === undefined) break
    response = await fetch(path, { ...asking, headers: { ...asking.headers, [PROOF_HEADER]: token } })
  }
  return response
}

async function proofFor(refusal: Response): Promise<string | undefined> {
  try {
    const { challenge } = errorAnswer.parse(await refusal.json()).error
    return challenge && (await startSolving(challenge).token)
  } catch (error) {
    console.warn('this browser could not work for it', error)
    return undefined
  }
}
