// Written by npm run write engines: transformers 5.24.0, models/auto/modeling_auto.py, read on 2026-11-28.

/** By class, the types of models that have no other head. */
export const CLASSES: Readonly<Record<string, string>> = {
  AutoModel:
    "aimv2 audioflamingo3_encoder autoformer blip_2_qformer bridgetower chinese_clip_vision_model clvp cohere_compass_vision cosmos3_edge_text cosmos3_edge_vision decision_transformer edgetam_vision_model embedding_gemma2 embedding_gemma2_text exaone4_5_vision flava fun_asr_nano fun_asr_nano_encoder gemma3n_audio gemma3n_vision gemma4_audio gemma4_vision glm4v_moe_text glm4v_moe_vision glm4v_text glm4v_vision glm5_next_text glm5_next_vision glm_image glm_image_text glm_image_vision glm_image_vqmodel glm_ocr_text glm_ocr_vision glmasr glmasr_encoder granite_docling_text granite_docling_vision granite_speech granite_speech5_encoder granite_speech_plus groupvit hunyuan_vl_text hunyuan_vl_vision hy_v4_vl_text hy_v4_vl_vision idefics3_vision informer inkling2_vision internvl_vision kimi_k25_vision kyutai_speech_to_text lasr_encoder lfm3_vl_vision markuplm mgp-str mimi_decoder mimi_encoder minicpm_ocr_vision minicpmv4_7_vision mistral_large4_text modernvbert moss_transcribe_diarize moss_transcribe_diarize_audio muse_glimmer_assistant muse_glimmer_text muse_glimmer_vision muse_spark_audio muse_spark_text muse_spark_vision nemo_speechlm nemotron3_5_transcribe_asr_audio nemotron3_5_transcribe_audio nemotron3_5_transcribe_word_timestamp nemotron3_diarization_audio nemotron_asr_streaming_encoder neucodec omniasr omniasr_audio parakeet_encoder patchtsmixer patchtst pe_audio pe_audio_encoder pe_audio_video pe_audio_video_encoder pe_video pe_video_encoder perceiver phi4_multimodal pixtral pocket_tts_audio_tokenizer pocket_tts_audio_tokenizer_decoder pocket_tts_audio_tokenizer_encoder qianfan_ocr_vision qwen2_5_vl_text qwen2_5_vl_vision qwen2_audio qwen2_audio_encoder qwen2_vl_text qwen3_5_moe_vision qwen3_5_vision qwen3_asr qwen3_asr_encoder qwen3_vl_moe_text qwen3_vl_moe_vision qwen3_vl_text qwen3_vl_vision qwen4_exp_vision radio rf_detr sam2_hiera_det_model sam2_vision_model sam3 sam3_lite_text sam3_lite_text_text_model sam3_tracker_video sam3_vision_model sam3_vit_model sam_hq_vision_model sam_vision_model sapiens2 seamless_m4t seamless_m4t_v2 segformer seggpt smolvlm_vision speecht5 t5gemma2_encoder tapas time_series_transformer tvp ultravbert univnet uvdoc vibevoice vibevoice_acoustic_tokenizer vibevoice_acoustic_tokenizer_decoder vibevoice_acoustic_tokenizer_encoder vibevoice_asr video_llama_3_vision vision-text-dual-encoder visual_bert voxtral voxtral_encoder voxtral_realtime voxtral_realtime_encoder voxtral_realtime_text wavtokenizer wavtokenizer_encoder xclip xcodec2",
  AutoModelForSeq2SeqLM: "audioflamingo3 musicflamingo",
  AutoModelForTokenClassification: "bros openai_privacy_filter",
  AutoModelForSpeechSeq2Seq: "canary cohere_asr dia pop2piano",
  AutoModelForPreTraining: "colmodernvbert colpali colqwen2",
  AutoModelForTextToWaveform:
    "csm fastspeech2_conformer_with_hifigan gradium_phonon_tts higgs_audio_v2 pocket_tts",
  AutoModelForImageClassification: "cvt hgnet_v2 imagegpt pp_lcnet textnet",
  AutoModelForMaskGeneration: "edgetam edgetam_video sam2_video sam3_tracker sam3_video",
  AutoModelForKeypointMatching: "efficientloftr lightglue superglue",
  AutoModelForTextToSpectrogram: "fastspeech2_conformer",
  AutoModelForCausalLM: "gemma4_assistant gemma4_unified_assistant moshi",
  AutoModelForCTC: "granite_speech5_ctc omniasr_ctc",
  AutoModelForDecision: "jev",
  AutoBackbone:
    "lw_detr_vit maskformer-swin pp_lcnet_v3 pp_lcnet_v4 rf_detr_dinov2 rt_detr_resnet timm_backbone tipsv2_vision_model uvdoc_backbone vitpose_backbone",
  AutoModelForQuestionAnswering: "lxmert",
  AutoModelForTextEncoding: "molmo2_text tipsv2_text_model",
  AutoModelForRNNT: "nemotron3_5_asr nemotron_asr_streaming parakeet_rnnt",
  AutoModelForAudioFrameClassification: "nemotron3_diarization",
  AutoModelForMaskedLM: "neomme",
  AutoModelForTDT: "parakeet_tdt",
  AutoModelForObjectDetection:
    "pp_doclayout_v2 pp_doclayout_v3 pp_doclayout_v4 pp_ocrv5_mobile_det pp_ocrv5_server_det pp_ocrv6_medium_det pp_ocrv6_small_det",
  AutoModelForTextRecognition:
    "pp_ocrv5_mobile_rec pp_ocrv5_server_rec pp_ocrv6_small_rec pp_ocrv6_tiny_rec",
  AutoModelForDepthEstimation: "prompt_depth_anything tipsv2_dpt",
  AutoModelForMultimodalLM: "qwen2_5_omni qwen3_omni_moe",
  AutoModelForTableRecognition: "slanet slanext",
  AutoModelForImageToImage: "swin2sr",
  AutoModelForTimeSeriesPrediction: "timesfm timesfm2_5",
  AutoModelForZeroShotImageClassification: "tipsv2 videoprism",
  AutoModelForUniversalSegmentation: "videomt",
  AutoModelForVideoClassification: "videoprism_vision_model vjepa2",
  AutoModelForVisualQuestionAnswering: "vilt",
  AutoModelForImageMatting: "vitmatte",
};
