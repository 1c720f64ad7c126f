const endOf = (id: string) => `/api/conversations/${encodeURIComponent(id)}/end`

/** Ends a conversation while the page stays; a failure is only logged (promise 43). Outlives the page if it must. */
export async function endConversation(id: string): Promise<void> {
  try {
    const response = await fetch(endOf(id), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      keepalive: true,
    })
    if (!response.ok) console.warn('ending the conversation failed:', response.status)
  } catch (error) {
    console.warn('ending the conversation failed:', error)
  }
}

/** Ends a conversation while the page goes away: form data with the id, and nobody waits for the answer. */
export function endByBeacon(id: string): void {
  const data = new FormData()
  data.set('conversation_id', id)
  navigator.sendBeacon(endOf(id), data)
}
