/** The two states an agent of ours can be in. Anything else that turns up in the data is shown as unknown. */
export const agentStatuses = ['available', 'development'] as const

export type AgentStatus = (typeof agentStatuses)[number]

export type StatusDisplay = {
  label: 'Available' | 'In Development' | 'Unknown'
  color: 'green' | 'orange' | 'gray'
}

export const statusDisplay = (status: string): StatusDisplay => {
  switch (status) {
    case 'available':
      return { label: 'Available', color: 'green' }
    case 'development':
      return { label: 'In Development', color: 'orange' }
    default:
      return { label: 'Unknown', color: 'gray' }
  }
}
