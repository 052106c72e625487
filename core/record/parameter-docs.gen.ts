// The parameters of the first-party tasks, as an editor shows them. Made by `npm run generate`; not to be edited.

/** The parameters of the first-party tasks. @internal */
export interface ParameterDocs {
  /** LoRA adapter, such as `"example-org/sea-lora"`. */
  readonly adapter_id: unknown;
  /** Aggregation (none, simple, first, average or max), such as `"first"`. */
  readonly aggregation_strategy: unknown;
  /** Align to words, such as `false`. */
  readonly align_to_words: unknown;
  /** Best of, such as `2`. */
  readonly best_of: unknown;
  /** Candidate labels, such as `["cat","dog","llama"]`. Or: Candidate labels, such as `["refund","legal","faq"]`. */
  readonly candidate_labels: unknown;
  /** Clean up spaces, such as `true`. */
  readonly clean_up_tokenization_spaces: unknown;
  /** Random sampling, such as `true`. */
  readonly do_sample: unknown;
  /** Overlap of chunks (tokens), such as `64`. */
  readonly doc_stride: unknown;
  /** Frequency penalty, such as `0.25`. */
  readonly frequency_penalty: unknown;
  /** Score function (sigmoid, softmax or none), such as `"sigmoid"`. Or: Score function (softmax, sigmoid or none), such as `"sigmoid"`. */
  readonly function_to_apply: unknown;
  /** Generation parameters, such as `{"do_sample":true,"temperature":0.9}`. */
  readonly generate_parameters: unknown;
  /** Generation parameters, such as `{"do_sample":true,"temperature":0.9}`. */
  readonly generation_parameters: unknown;
  /** Grammar (JSON), such as `{"type":"regex","value":"[a-z ]+"}`. */
  readonly grammar: unknown;
  /** Guidance scale, such as `3.5`. */
  readonly guidance_scale: unknown;
  /** Allow no answer, such as `true`. */
  readonly handle_impossible_answer: unknown;
  /** Height (pixels), such as `512`. */
  readonly height: unknown;
  /** Hypothesis template, such as `"This is a photo of a {}."`. Or: Hypothesis template, such as `"This text is about {}."`. */
  readonly hypothesis_template: unknown;
  /** Ignored labels, such as `["LOC"]`. */
  readonly ignore_labels: unknown;
  /** Page language (code), such as `"en"`. */
  readonly lang: unknown;
  /** Language (code), such as `"de"`. */
  readonly language: unknown;
  /** Token bias (JSON), such as `{"50256":-100}`. */
  readonly logit_bias: unknown;
  /** Log probabilities, such as `true`. */
  readonly logprobs: unknown;
  /** Minimum pixel score, such as `0.6`. */
  readonly mask_threshold: unknown;
  /** Maximum answer length (tokens), such as `12`. */
  readonly max_answer_len: unknown;
  /** Maximum new tokens, such as `48`. Or: Maximum text length (tokens), such as `40`. */
  readonly max_new_tokens: unknown;
  /** Maximum question length (tokens), such as `32`. */
  readonly max_question_len: unknown;
  /** Maximum chunk length (tokens), such as `256`. */
  readonly max_seq_len: unknown;
  /** Maximum tokens, such as `48`. */
  readonly max_tokens: unknown;
  /** Multiple labels, such as `true`. */
  readonly multi_label: unknown;
  /** Number of responses, such as `2`. */
  readonly n: unknown;
  /** Negative prompt, such as `"blurry, watermark"`. */
  readonly negative_prompt: unknown;
  /** Normalize vectors, such as `true`. */
  readonly normalize: unknown;
  /** Frames, such as `81`. */
  readonly num_frames: unknown;
  /** Inference steps, such as `9`. */
  readonly num_inference_steps: unknown;
  /** Mask overlap threshold, such as `0.7`. */
  readonly overlap_mask_area_threshold: unknown;
  /** Padding (do_not_pad, longest or max_length), such as `"longest"`. */
  readonly padding: unknown;
  /** Parallel tool calls, such as `false`. */
  readonly parallel_tool_calls: unknown;
  /** Presence penalty, such as `0.15`. */
  readonly presence_penalty: unknown;
  /** Prompt, such as `"A gust of wind passes"`. Or: Prompt, such as `"As a postcard of the sixties"`. Or: Prompt, such as `"Fog rolls in from the sea"`. Or: Prompt, such as `"Let it snow"`. */
  readonly prompt: unknown;
  /** Prompt name, such as `"query"`. */
  readonly prompt_name: unknown;
  /** Reasoning effort (such as low, medium or high), such as `"high"`. */
  readonly reasoning_effort: unknown;
  /** Repetition penalty, such as `1.15`. */
  readonly repetition_penalty: unknown;
  /** Response format (JSON), such as `{"type":"json_object"}`. */
  readonly response_format: unknown;
  /** Return the prompt too, such as `false`. */
  readonly return_full_text: unknown;
  /** Timestamps, such as `true`. */
  readonly return_timestamps: unknown;
  /** Scheduler, such as `"EulerDiscreteScheduler"`. */
  readonly scheduler: unknown;
  /** Seed, such as `7`. */
  readonly seed: unknown;
  /** Sequential questions, such as `true`. */
  readonly sequential: unknown;
  /** Speed, such as `1.25`. */
  readonly speed: unknown;
  /** Source language (the model's code), such as `"eng_Latn"`. */
  readonly src_lang: unknown;
  /** Stop sequences, such as `["THE END"]`. */
  readonly stop: unknown;
  /** Stream options (JSON), such as `{"include_usage":true}`. */
  readonly stream_options: unknown;
  /** Overlap of text parts (tokens), such as `16`. */
  readonly stride: unknown;
  /** Segmentation type (instance, panoptic or semantic), such as `"panoptic"`. */
  readonly subtask: unknown;
  /** Output size (pixels), such as `{"width":640,"height":512}`. */
  readonly target_size: unknown;
  /** Candidate words, such as `["east","west"]`. */
  readonly targets: unknown;
  /** Temperature, such as `0.6`. */
  readonly temperature: unknown;
  /** Target language (the model's code), such as `"deu_Latn"`. */
  readonly tgt_lang: unknown;
  /** Minimum object score, such as `0.8`. Or: Minimum segment score, such as `0.8`. */
  readonly threshold: unknown;
  /** Tool choice (JSON), such as `"auto"`. */
  readonly tool_choice: unknown;
  /** Prompt before the tools, such as `"Use these functions to answer."`. */
  readonly tool_prompt: unknown;
  /** Tools (JSON), such as `[{"type":"function","function":{"name":"river_length","description":"The length of a river in kilometres","parameters":{"type":"object","properties":{"river":{"type":"string"}},"required":["river"]}}}]`. */
  readonly tools: unknown;
  /** Number of results, such as `3`. Or: Top k, such as `40`. */
  readonly top_k: unknown;
  /** Log probabilities of each token, such as `5`. */
  readonly top_logprobs: unknown;
  /** Likeliest tokens of each position, such as `3`. */
  readonly top_n_tokens: unknown;
  /** Top p, such as `0.85`. */
  readonly top_p: unknown;
  /** Maximum prompt length (tokens), such as `512`. Or: Truncate long texts, such as `true`. */
  readonly truncate: unknown;
  /** Truncate long tables, such as `true`. Or: Truncation (do_not_truncate, longest_first, only_first or only_second), such as `"only_first"`. */
  readonly truncation: unknown;
  /** Typical p, such as `0.95`. */
  readonly typical_p: unknown;
  /** Voice, such as `"af_bella"`. */
  readonly voice: unknown;
  /** Watermark, such as `true`. */
  readonly watermark: unknown;
  /** Width (pixels), such as `640`. */
  readonly width: unknown;
  /** Words and boxes (JSON), such as `["Total",[120,80,210,104]]`. */
  readonly word_boxes: unknown;
}
